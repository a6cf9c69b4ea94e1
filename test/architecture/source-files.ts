import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type SourceFile = { readonly path: string; readonly text: string }

export const floors = ['src-domain', 'src-contract', 'src-adapters', 'src-ui', 'src-server', 'src'] as const

export const pathsIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()

export const read = (path: string): SourceFile => ({ path, text: readFileSync(path, 'utf8') })

export const scriptsIn = (folder: string): readonly string[] => pathsIn(folder, /(?<!\.d)\.tsx?$/)

export const ourScripts = (): readonly SourceFile[] => floors.flatMap(scriptsIn).map(read)
