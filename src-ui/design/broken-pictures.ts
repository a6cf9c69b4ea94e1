/**
 * A picture that does not come leaves no broken sign: what it stood in is drawn without one. Heard on its way down,
 * because neither a load nor its failure bubbles; what failed before anybody listened is looked for once. With the
 * network back each is asked for anew.
 */
export function hideBrokenPictures(page: Document, window: Window): void {
  const settle = ({ target, type }: { readonly target: EventTarget | null; readonly type: string }) => {
    if (target instanceof HTMLImageElement) target.hidden = type === 'error'
  }
  page.addEventListener('error', settle, true)
  page.addEventListener('load', settle, true)
  hideWhereBroken(page)
  // Another width of the window asks for another width of a picture, and that one fails without an event.
  window.addEventListener('resize', () => {
    if (window.navigator.onLine) return
    window.requestAnimationFrame(() => {
      for (const picture of page.images) picture.decode().catch(() => hideWhereBroken({ images: [picture] }))
    })
  })
  window.addEventListener('online', () => {
    for (const picture of page.images) {
      if (!isBroken(picture)) continue
      picture.hidden = false
      // The same again is a new request.
      picture.srcset += ''
    }
  })
}

function isBroken({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== ''
}

function hideWhereBroken({ images }: { readonly images: Iterable<HTMLImageElement> }): void {
  for (const picture of images) if (isBroken(picture)) picture.hidden = true
}
