import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type SourceFile = { readonly path: string; readonly text: string }

export const floors = ['src-domain', 'src-contract', 'src-adapters', 'src-ui', 'src-server', 'src'] as const

export function pathsIn(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

export function read(path: string): SourceFile {
  return { path, text: readFileSync(path, 'utf8') }
}

export function scriptsIn(folder: string): readonly string[] {
  return pathsIn(folder, /(?<!\.d)\.tsx?$/)
}

let ours: readonly SourceFile[] | undefined

/** Cached as one array: derived values use its entries as cache keys. */
export function ourScripts(): readonly SourceFile[] {
  ours ??= floors.flatMap(scriptsIn).map(read)
  return ours
}
