import { createHash } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { text } from '../../src-contract/codec/plain.ts'
import { shape } from '../../src-contract/codec/shape.ts'
import type { Clock } from '../../src-domain/time/clock.ts'

const keptMail = shape('a kept mail', {
  required: { id: text, to: text, fromName: text, subject: text, text, html: text, at: text },
  optional: { replyTo: text },
})

/** `at` is ISO 8601. */
export type KeptMail = t.TypeOf<typeof keptMail>
type Mail = Omit<KeptMail, 'at'>

export interface Outbox {
  readonly send: (mail: Mail) => Promise<'sent' | 'failed'>
  /** Newest first. */
  readonly mails: () => Promise<readonly (KeptMail & { readonly name: string })[]>
}

/** Milliseconds: a week. */
const keptFor = 7 * 86_400_000

/** Only the folder's owner can read it. A repeated mail overwrites its file. */
export function outbox(folder: string, clock: Clock): Outbox {
  const names = async () => (await readdir(folder).catch(() => [])).filter((name) => /^[0-9a-f]{24}\.json$/.test(name))

  const forget = async () => {
    for (const name of await names()) {
      const path = join(folder, name)
      const { mtimeMs } = await stat(path)
      if (mtimeMs < clock.now() - keptFor) await unlink(path)
    }
  }

  return {
    send: async (mail) => {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await chmod(folder, 0o700)
        await forget()
        const path = join(folder, `${createHash('sha256').update(mail.id).digest('hex').slice(0, 24)}.json`)
        const kept = { ...mail, at: new Date(clock.now()).toISOString() }
        await writeFile(`${path}.new`, JSON.stringify(kept), { mode: 0o600 })
        await rename(`${path}.new`, path)
        return 'sent'
      } catch {
        return 'failed'
      }
    },
    mails: async () => {
      await forget()
      const found = await Promise.all(
        (await names()).map(async (name) => {
          const seen = keptMail.decode(parsed(await readFile(join(folder, name), 'utf8')))
          return isLeft(seen) ? [] : [{ ...seen.right, name: name.replace('.json', '') }]
        }),
      )
      return found.flat().toSorted((a, b) => (a.at < b.at ? 1 : -1))
    },
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
