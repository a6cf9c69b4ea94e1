/**
 * Hides pictures that fail to load, and retries when back online. Listens in the capture phase, because load and error
 * do not bubble.
 */
export function hideBrokenPictures(page: Document, window: Window): void {
  const settle = ({ target, type }: { readonly target: EventTarget | null; readonly type: string }) => {
    if (target instanceof HTMLImageElement) target.hidden = type === 'error'
  }
  page.addEventListener('error', settle, true)
  page.addEventListener('load', settle, true)
  hideBrokenIn(page)
  // Resizing may select another width, and if that fails, no event fires.
  window.addEventListener('resize', () => {
    if (window.navigator.onLine) return
    window.requestAnimationFrame(() => {
      for (const picture of page.images) picture.decode().catch(() => hideBrokenIn({ images: [picture] }))
    })
  })
  window.addEventListener('online', () => {
    for (const picture of page.images) {
      if (!isBroken(picture)) continue
      picture.hidden = false
      // Assigning the attribute starts a new request.
      picture.srcset += ''
    }
  })
}

function isBroken({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== ''
}

function hideBrokenIn({ images }: { readonly images: Iterable<HTMLImageElement> }): void {
  for (const picture of images) if (isBroken(picture)) picture.hidden = true
}
