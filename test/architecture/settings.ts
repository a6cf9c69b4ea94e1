import { basename } from 'node:path'
import type { SourceFile } from './source-files.ts'

/** Set by other programs, or between our scripts. */
const notOurs = ['NODE_ENV', 'CI', 'TZ', 'TEST_PROGRESS', 'REPORT_PART']
/** Only in a section of the secrets; docs/howto/secrets.md describes them. */
const ofSections = ['PAYMENT_ACCOUNT', 'KITCHEN_WEBHOOK_SECRET']

const asked = [/\benv\.([A-Z][A-Z0-9_]{2,})/g, /\benv\[['"]([A-Z][A-Z0-9_]{2,})['"]\]/g]
/** Key of a codec of settings. */
const key = /^\s+([A-Z][A-Z0-9_]{2,}):/gm
const unpacked = /\{([^{}]*)\}\s*=\s*process\.env\b/g

export function settingsIn({ path, text }: SourceFile): readonly string[] {
  const keys = /(?:environment|own-settings|service-settings)\.ts$/.test(basename(path)) ? [key] : []
  const named = [...asked, ...keys].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  const taken = [...text.matchAll(unpacked)].flatMap(([, names = '']) => names.match(/\b[A-Z][A-Z0-9_]{2,}\b/g) ?? [])
  return [...new Set([...named, ...taken])].filter((name) => ![...notOurs, ...ofSections].includes(name))
}

export function unlistedSettings(files: readonly SourceFile[], page: string): readonly string[] {
  const listed = settingsOnPage(page)
  return files.flatMap((file) =>
    settingsIn(file)
      .filter((name) => !listed.includes(name))
      .map((name) => `${file.path} reads ${name}, which docs/reference/settings.md does not list`),
  )
}

export function idleSettings(files: readonly SourceFile[], page: string): readonly string[] {
  const read = new Set(files.flatMap(settingsIn))
  const rows = page.split('\n').filter((line) => line.startsWith('| `') && line.split('|').length > 4)
  return rows.flatMap((row) => settingsOnPage(row.split('|')[1] ?? '')).filter((name) => !read.has(name))
}

function settingsOnPage(text: string): readonly string[] {
  return [...text.matchAll(/`([A-Z][A-Z0-9_]{2,})(?:=[^`]*)?`/g)].map(([, name = '']) => name)
}
