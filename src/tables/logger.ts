/** What the tables tell the server's log; pino's manner. No codes, no secrets, no identities go in. */
export interface Logger {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
  debug(details: object, message: string): void;
}
