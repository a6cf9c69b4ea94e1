/** A part that nobody taps for, so that nobody could be told that it did not come: it comes with the network. */
export function loadOnceOnline<A>(load: () => Promise<A>, page: Pick<Window, 'addEventListener'>): Promise<A> {
  const whenOnline = () =>
    new Promise<A>((resolve) =>
      page.addEventListener('online', () => resolve(loadOnceOnline(load, page)), { once: true }),
    )
  return load().catch(whenOnline)
}
