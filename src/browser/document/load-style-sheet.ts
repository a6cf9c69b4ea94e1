/** Loads the style sheet of a lazy part. Rejects if it cannot be fetched. */
export function loadStyleSheet(href: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (href === undefined) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} could not be loaded`))
    }
    document.head.append(link)
  })
}
