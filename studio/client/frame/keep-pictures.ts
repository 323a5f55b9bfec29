/** Call before a change of the page. Returns a function that shows the old pictures behind images that still load. */
export function keepPictures({ images }: Document): () => void {
  const oldImages = Array.from(images, (one) => [one, one.getAttribute("src"), one.currentSrc] as const);
  return () => {
    for (const [image, src, picture] of oldImages)
      if (picture && image.getAttribute("src") !== src) showUntilLoaded(image, picture);
  };
}

function showUntilLoaded(image: HTMLImageElement, picture: string): void {
  const { style } = image;
  style.backgroundImage = `url("${picture}")`;
  style.backgroundSize = "cover";
  style.backgroundPosition = getComputedStyle(image).objectPosition;
  const clear = () => style.removeProperty("background-image");
  for (const event of ["load", "error"]) image.addEventListener(event, clear, { once: true });
}
