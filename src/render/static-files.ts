import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accepts } from '../../src-server/http/accepted-encoding.ts'
import { matchesEtag } from '../../src-server/http/matches-etag.ts'
import { entityTag } from './hash.ts'
import { isPartOfPage, staleChunkScript } from './stale-chunk-script.ts'
import type { VersionPicture } from './storefront-needs.ts'

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
  json: 'application/json',
}

/** Names from the build; none can leave the folder. */
const safeName = /^[\w][\w.-]{0,120}$/

const forEver = { 'cache-control': 'public, max-age=31536000, immutable' }
const forAMinute = { 'cache-control': 'public, max-age=60' }
const forADay = { 'cache-control': 'public, max-age=86400' }

/** An SVG opened by itself is a document. */
const svgPolicy = { 'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox` }

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

export interface StaticFile {
  readonly folder: string
  readonly name: string
  /** The name changes with the content. */
  readonly isHashed: boolean
}

/** Kept in memory: a build is small and never changes under a running server. */
export function staticFiles() {
  const held = new Map<string, Promise<Buffer | undefined>>()
  const read = (path: string) => {
    const known = held.get(path)
    if (known !== undefined) return known
    // An unreadable file counts as missing.
    const content = readFile(path).catch(() => undefined)
    // Missing names are not remembered, or anyone could fill the memory.
    void content.then((found) => {
      if (found === undefined) held.delete(path)
    })
    held.set(path, content)
    return content
  }

  const smallest = async (request: FastifyRequest, path: string) => {
    for (const [encoding, ending] of encodings) {
      const small = accepts(request, encoding) ? await read(path + ending) : undefined
      if (small !== undefined) return { content: small, headers: { 'content-encoding': encoding } }
    }
    return { content: await read(path), headers: {} }
  }

  const tags = new WeakMap<Buffer, string>()
  const tagOf = (content: Buffer) => {
    const tag = tags.get(content) ?? entityTag(content)
    tags.set(content, tag)
    return tag
  }

  return async (request: FastifyRequest, reply: FastifyReply, { folder, name, isHashed }: StaticFile) => {
    const type = types[name.slice(name.lastIndexOf('.') + 1)]
    if (type === undefined || !safeName.test(name)) return reply.code(404).send()
    const path = join(folder, name)
    const { content, headers } = isHashed ? await smallest(request, path) : { content: await read(path), headers: {} }
    if (content === undefined) return sendGone(request, reply, name)
    reply.headers({ vary: 'accept-encoding', ...(isHashed ? forEver : { ...forADay, etag: tagOf(content) }) })
    if (!isHashed && matchesEtag(request, tagOf(content))) return reply.code(304).send()
    return reply
      .type(type)
      .headers({
        ...headers,
        'x-content-type-options': 'nosniff',
        ...(name.endsWith('.svg') ? svgPolicy : {}),
      })
      .send(content)
  }
}

/** A picture of a published version. Without its hash in the address it may change at any time. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  { bytes, etag, isForEver }: VersionPicture,
) {
  const type = types[name.slice(name.lastIndexOf('.') + 1)]
  if (type === undefined) return reply.code(404).send()
  reply.headers({ ...(isForEver ? forEver : forAMinute), etag: `"${etag}"` })
  if (matchesEtag(request, `"${etag}"`)) return reply.code(304).send()
  return reply
    .type(type)
    .headers({ 'x-content-type-options': 'nosniff', ...(name.endsWith('.svg') ? svgPolicy : {}) })
    .send(bytes)
}

function sendGone(request: FastifyRequest, reply: FastifyReply, name: string) {
  reply.header('cache-control', 'no-store')
  return isPartOfPage(request, name) ? reply.type(types['js'] ?? '').send(staleChunkScript()) : reply.code(404).send()
}
