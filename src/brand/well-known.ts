import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../environment/start-error.ts'
import type { BrandFolder } from './brand-folder.ts'

const json = 'application/json; charset=utf-8'
const text = 'text/plain; charset=utf-8'

/** Files that a brand may have below `/.well-known/`, with their content types. */
export const wellKnownTypes: Readonly<Record<string, string>> = {
  'apple-developer-merchantid-domain-association': text,
  'apple-developer-merchantid-domain-association.txt': text,
  'apple-app-site-association': json,
  'assetlinks.json': json,
  'security.txt': text,
}

/** Each file is a page of text at most. */
const mostCharacters = 65_536

/** Reads the folder `well-known` of a brand. Throws `StartError` for an unknown name or content that its readers reject. */
export function loadWellKnown(folder: BrandFolder): ReadonlyMap<string, string> {
  const foreign = namesIn(folder).find((name) => !Object.hasOwn(wellKnownTypes, name))
  if (foreign !== undefined) {
    const known = Object.keys(wellKnownTypes).join(', ')
    throw new StartError(`${join(folder.path, inFolder(foreign))} is broken: no such file is served, only ${known}`)
  }
  return new Map(
    Object.keys(wellKnownTypes).flatMap((name) => {
      const content = folder.textIfThere(inFolder(name))
      if (content === undefined) return []
      const fault = faultOf(name, content)
      if (fault !== undefined) throw new StartError(`${join(folder.path, inFolder(name))} is broken: ${fault}`)
      return [[name, content] as const]
    }),
  )
}

function inFolder(name: string): string {
  return join('well-known', name)
}

/** None for a stored version, whose files were checked when they were published. */
function namesIn({ path }: BrandFolder): readonly string[] {
  const folder = join(path, 'well-known')
  return existsSync(folder) ? readdirSync(folder).sort() : []
}

function faultOf(name: string, content: string): string | undefined {
  if (content.length > mostCharacters) return `it is longer than ${mostCharacters} characters`
  if (wellKnownTypes[name] === json) return isJson(content) ? undefined : 'it is not JSON'
  if (content.trim() === '') return 'it is empty'
  return name === 'security.txt' ? securityFault(content) : undefined
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** RFC 9116 demands both fields, and exactly one date. */
function securityFault(text: string): string | undefined {
  if (!/^Contact: *(?:https:|mailto:|tel:)\S+/im.test(text))
    return 'it has no Contact, such as mailto:security@corner.example'
  const dates = text.match(/^Expires:.*$/gim) ?? []
  return dates.length === 1 && expiryOf(text) !== undefined
    ? undefined
    : 'it needs one Expires, such as 2027-06-30T00:00:00Z'
}

/** Milliseconds since 1970. After this time readers ignore the file. */
export function expiryOf(text: string): number | undefined {
  const date = Date.parse(/^Expires: *(\S+)/im.exec(text)?.[1] ?? '')
  return Number.isNaN(date) ? undefined : date
}
