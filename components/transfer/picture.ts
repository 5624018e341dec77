/** A result as a drawing: SVG text that a browser or a phone turns into a PNG. Always on light paper. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}
