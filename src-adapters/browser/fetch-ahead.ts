import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

const connection = t.partial({ saveData: t.boolean, effectiveType: t.string })
const slow = /2g$/

/**
 * Brings a script of the next document into the browser's cache, unless the customer saves data or has a slow network.
 * A failure changes nothing: the next document fetches the script itself.
 */
export async function fetchAhead(
  script: string,
  page: { readonly navigator: object; readonly fetch: typeof fetch },
): Promise<void> {
  const told = connection.decode(Reflect.get(page.navigator, 'connection') ?? {})
  if (isRight(told) && (told.right.saveData === true || slow.test(told.right.effectiveType ?? ''))) return
  try {
    // Reading to the end keeps a browser from dropping the answer half-way.
    await (await page.fetch(script, { priority: 'low' })).arrayBuffer()
  } catch {
    // Offline.
  }
}
