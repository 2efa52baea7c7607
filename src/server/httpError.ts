/** A request that is not accepted: thrown anywhere on the way in, turned into an answer in one place. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** The messages for each field, when the visitor broke a rule. */
  readonly messages: string[];
  /** What the keeper of the server reads in the log; none of it personal. */
  readonly reason: string;

  constructor(
    status: number,
    text: string,
    headers: Record<string, string> = {},
    messages: string[] = [],
    reason = text,
  ) {
    super(text);
    this.reason = reason;
    this.status = status;
    this.headers = headers;
    this.messages = messages;
  }
}
