/** Loads a part without a tap. After a failed load, retries when the network is back. */
export function loadOnceOnline<A>(load: () => Promise<A>, page: Pick<Window, 'addEventListener'>): Promise<A> {
  const whenOnline = () =>
    new Promise<A>((resolve) =>
      page.addEventListener('online', () => resolve(loadOnceOnline(load, page)), { once: true }),
    )
  return load().catch(whenOnline)
}
