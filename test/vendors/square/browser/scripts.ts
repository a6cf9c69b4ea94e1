import { browserScripts } from '../../line/browser-scripts.ts'
import type { Settings } from './settings.ts'

/** The script that a page loads, and one for each document in a frame. */
const entries = ['square', 'card-frame', 'challenge-frame', 'wallet-frame'] as const
export type Entry = (typeof entries)[number]

let made: Promise<ReadonlyMap<string, string>> | undefined

/** The text of a script as it is served: what it knows of the device stands in front. */
export async function scriptOf(entry: Entry, settings: Settings): Promise<string> {
  made ??= browserScripts(entries, import.meta.url)
  return `globalThis.__square=${JSON.stringify(settings)};${(await made).get(entry)}`
}
