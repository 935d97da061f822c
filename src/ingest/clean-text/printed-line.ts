/** A line as printed. */
export interface PrintedLine {
  /** Text without the white space around it; "" for a blank line. */
  readonly text: string;
  /** Spaces before it. */
  readonly indent: number;
}
