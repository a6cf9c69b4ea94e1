/** Earlier shops on this origin had service workers (SHELL-41). Never rejects. */
export async function endServiceWorkers(
  workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined,
): Promise<void> {
  try {
    const registrations = (await workers?.getRegistrations()) ?? []
    await Promise.all(registrations.map((registration) => registration.unregister()))
  } catch {
    // Private windows may throw.
  }
}
