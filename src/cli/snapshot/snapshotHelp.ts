/** What `farkle snapshot --help` says below its flags. */
export const SNAPSHOT_HELP = `
A script of keys is played on a server of its own, in memory, whose dice, bots, codes and clock follow from
the flags alone: the same command line prints the same bytes. No network, no files.

Keys:
  any character       that key; line ends are left out, so that a script may be folded
  <enter> <esc> <tab> <shift-tab> <backspace> <delete> <insert> <space> <up> <down> <left> <right>
  <home> <end> <pgup> <pgdn> <f1> to <f12> <ctrl-a> to <ctrl-y>
  <lt> <bar>          the characters < and |
  <down 5>            five times; any named key
  <paste some text>   pasted in one piece; <click 10x5> presses the mouse in column 10 of row 5
What else happens:
  | or <pause>        prints the screen as it stands; <pause results> names it in its header line
  <wait 5s>           moves the clock, which stands still otherwise; like 500ms, 90s, 5m, up to 2h
  <size 60x20>        the window has another size from now on
Without a pause the last screen is printed. Bots move at once; with --bot-delay they take that long by the
clock. Dice do not tumble unless animation is switched on in the settings.

Examples:
  farkle snapshot
  farkle snapshot --keys '<enter>p' --seed 7 --size 120x40
  farkle snapshot --keys '<enter>|p<pause first roll>r<pause>' --theme ascii
  farkle snapshot --keys '<enter>p<wait 55s>' --ansi --colour 256
  farkle snapshot --keys '<enter><wait 1s>' --table 'name=Tavern,preset=kcd' --table 'name=Blitz,time=turn:20s'`;
