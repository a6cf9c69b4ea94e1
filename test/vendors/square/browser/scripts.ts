import { browserScripts } from '../../line/browser-scripts.ts'
import type { Settings } from './settings.ts'

const entries = ['square', 'card-frame', 'challenge-frame', 'wallet-frame'] as const
export type Entry = (typeof entries)[number]

let made: Promise<ReadonlyMap<string, string>> | undefined

export async function scriptOf(entry: Entry, settings: Settings): Promise<string> {
  made ??= browserScripts(entries, import.meta.url)
  return `globalThis.__square=${JSON.stringify(settings)};${(await made).get(entry)}`
}
