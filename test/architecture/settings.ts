import { basename } from 'node:path'
import type { SourceFile } from './source-files.ts'

/** Which another program sets for its own reasons, or one of our scripts for the next. */
const notOurs = ['NODE_ENV', 'CI', 'TZ', 'TEST_PROGRESS', 'REPORT_PART']

const asked = [/\benv\.([A-Z][A-Z0-9_]{2,})/g, /\benv\[['"]([A-Z][A-Z0-9_]{2,})['"]\]/g]
/** A key of the codec that reads the environment. */
const key = /^\s+([A-Z][A-Z0-9_]{2,}):/gm
/** `const { PORT, HOST: host } = process.env` */
const unpacked = /\{([^{}]*)\}\s*=\s*process\.env\b/g

/** The environment variables that a file reads. */
export function settingsIn({ path, text }: SourceFile): readonly string[] {
  const keys = /environment\.ts$/.test(basename(path)) ? [key] : []
  const named = [...asked, ...keys].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  const taken = [...text.matchAll(unpacked)].flatMap(([, names = '']) => names.match(/\b[A-Z][A-Z0-9_]{2,}\b/g) ?? [])
  return [...new Set([...named, ...taken])].filter((name) => !notOurs.includes(name))
}

/** "<file> reads <variable>, which docs/reference/settings.md does not list", for each that the page does not have between backticks. */
export function unlistedSettings(files: readonly SourceFile[], page: string): readonly string[] {
  const listed = settingsOnPage(page)
  return files.flatMap((file) =>
    settingsIn(file)
      .filter((name) => !listed.includes(name))
      .map((name) => `${file.path} reads ${name}, which docs/reference/settings.md does not list`),
  )
}

/** Rows of the table of settings that nothing reads any more. */
export function idleSettings(files: readonly SourceFile[], page: string): readonly string[] {
  const read = new Set(files.flatMap(settingsIn))
  const rows = page.split('\n').filter((line) => line.startsWith('| `') && line.split('|').length > 4)
  return rows.flatMap((row) => settingsOnPage(row.split('|')[1] ?? '')).filter((name) => !read.has(name))
}

function settingsOnPage(text: string): readonly string[] {
  return [...text.matchAll(/`([A-Z][A-Z0-9_]{2,})(?:=[^`]*)?`/g)].map(([, name = '']) => name)
}
