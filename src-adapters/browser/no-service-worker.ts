/** Ends service workers of earlier shops on this address (SHELL-41). Never rejects. */
export async function endServiceWorkers(
  workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined,
): Promise<void> {
  try {
    const registrations = (await workers?.getRegistrations()) ?? []
    await Promise.all(registrations.map((registration) => registration.unregister()))
  } catch {
    // Some browsers refuse the question in private windows; then there is nothing registered either.
  }
}
