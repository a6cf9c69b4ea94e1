/**
 * A picture that does not come leaves no broken sign: what it stood in is drawn without one. Heard on its way down,
 * because neither a load nor its failure bubbles; what failed before anybody listened is looked for once.
 */
export function hideBrokenPictures(page: Document): void {
  const settle = ({ target, type }: { readonly target: EventTarget | null; readonly type: string }) => {
    if (target instanceof HTMLImageElement) target.hidden = type === 'error'
  }
  page.addEventListener('error', settle, true)
  page.addEventListener('load', settle, true)
  for (const picture of page.images) {
    if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '') picture.hidden = true
  }
}
