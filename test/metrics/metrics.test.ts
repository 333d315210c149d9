import { expect, it } from 'vitest';
import { makeMetrics } from '../../src/metrics/metrics.ts';

it('counts what it is told, and two servers count apart', async () => {
  const metrics = makeMetrics();
  const end = metrics.sessionOpened();
  metrics.sessionOpened();
  end();
  metrics.commandAnswered(null);
  metrics.commandAnswered('notYourTurn');
  metrics.commandAnswered('notYourTurn');
  metrics.logWritten(3, 0.004);
  metrics.frameSent(300);

  const lines = (await metrics.text()).split('\n');
  for (const line of [
    'farkle_sessions_open 1',
    'farkle_commands_total{answer="done"} 1',
    'farkle_commands_total{answer="notYourTurn"} 2',
    'farkle_log_commits_total 3',
    'farkle_log_write_seconds_bucket{le="0.005"} 1',
    'farkle_log_write_seconds_bucket{le="0.002"} 0',
    'farkle_frame_bytes_sum 300',
  ]) {
    expect(lines).toContain(line);
  }
  expect(await makeMetrics().text()).toContain('farkle_sessions_open 0');
});
