declare module '@mozilla/readability/JSDOMParser.js' {
  /** The small DOM that Readability brings for places without a browser. It reads well-formed XHTML alone. */
  export default class JSDOMParser {
    parse(xhtml: string): Document;
  }
}
