import "react";

declare module "react" {
  /** Custom properties may stand in `style`: the content's own measures and colours reach the style sheet that way. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
  /** Invoker commands of HTML: a button that opens a dialog without script. */
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: "show-modal";
    /** The id of the element commanded. */
    commandfor?: string;
  }
}
