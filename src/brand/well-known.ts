import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../environment/start-error.ts'

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

/** Reads a brand's folder `well-known`. Throws `StartError` for an unknown name or content that its readers reject. */
export function loadWellKnown(brandPath: string): ReadonlyMap<string, string> {
  const folder = join(brandPath, 'well-known')
  if (!existsSync(folder)) return new Map()
  return new Map(
    readdirSync(folder)
      .sort()
      .map((name) => {
        const content = Object.hasOwn(wellKnownTypes, name) ? readFileSync(join(folder, name), 'utf8') : ''
        const fault = Object.hasOwn(wellKnownTypes, name)
          ? faultOf(name, content)
          : `no such file is served, only ${Object.keys(wellKnownTypes).join(', ')}`
        if (fault !== undefined) throw new StartError(`${join(folder, name)} is broken: ${fault}`)
        return [name, content] as const
      }),
  )
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
