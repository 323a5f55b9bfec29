import "react";

/** Custom properties may stand in `style`: the content's own measures and colours reach the style sheet that way. */
declare module "react" {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
