import type { FastifyRequest } from 'fastify'

/** Names that the build gives to lazy chunks. */
const built = /^[\w.-]+-[A-Z0-9]{8}\.js$/

/** The page itself loads it, not a person. */
export function isPartOfPage(request: FastifyRequest, name: string): boolean {
  return built.test(name) && request.headers['sec-fetch-dest'] === 'script'
}

/**
 * Replaces a lazy chunk of an earlier release: reloads the page, once per script and tab, unless the customer has typed
 * something. Otherwise the import fails.
 */
export function staleChunkScript(): string {
  return `${reloadOnce.toString()}\nawait reloadOnce(import.meta.url)\n`
}

/** Runs in the page, so it uses nothing outside itself. */
async function reloadOnce(script: string): Promise<never> {
  const isTyped = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.checkVisibility() && field.value !== field.defaultValue,
  )
  if (!isTyped && isFirst()) {
    window.location.reload()
    // The page is about to reload.
    await new Promise(() => undefined)
  }
  throw new Error('This part belongs to a version that is not served any more.')

  function isFirst(): boolean {
    try {
      const key = 'goneScript'
      if (window.sessionStorage.getItem(key) === script) return false
      window.sessionStorage.setItem(key, script)
      return true
    } catch {
      // Without storage it might reload forever.
      return false
    }
  }
}
