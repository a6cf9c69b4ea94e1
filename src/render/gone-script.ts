import type { FastifyRequest } from 'fastify'

/** As the build names a script that is asked for later. */
const built = /^[\w.-]+-[A-Z0-9]{8}\.js$/

/** Whether a page asks for a part of itself, and not somebody for a file. */
export function isPartOfPage(request: FastifyRequest, name: string): boolean {
  return built.test(name) && request.headers['sec-fetch-dest'] === 'script'
}

/**
 * In the place of a script that is not here any more: the page that asks for it is of a version before this one, which
 * was deployed while it was open. It is loaded anew, once for each such script in a tab, and not over what somebody has
 * typed; order and checkout form are kept. Else the part does not come, and whoever asked for it says so.
 */
export function goneScript(): string {
  return `${comeBackAnew.toString()}\nawait comeBackAnew(import.meta.url)\n`
}

/** Runs in the page. Needs nothing from outside itself. */
async function comeBackAnew(script: string): Promise<never> {
  const isTyped = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.checkVisibility() && field.value !== field.defaultValue,
  )
  if (!isTyped && isFirst()) {
    window.location.reload()
    // Nobody hears that it did not come: the page goes.
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
      // Without a memory it might go round in a circle.
      return false
    }
  }
}
