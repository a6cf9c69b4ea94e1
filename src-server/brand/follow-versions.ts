import type { Database } from '../store/database.ts'
import type { Notifications } from '../store/notifications.ts'
import { servedNumbers } from './brand-versions.ts'
import { type StartBrandsNeeds, serveStored } from './start-brands.ts'

export interface FollowVersionsNeeds extends Omit<StartBrandsNeeds, 'now'> {
  readonly db: Database
  readonly notifications: Pick<Notifications, 'send' | 'listen'>
  /** Called when a brand changed. */
  readonly forget: (brandId: string) => void
}

export interface FollowedVersions {
  /** Serves what other processes published. Returns how many brands changed. */
  readonly look: () => Promise<number>
  /** Call after the commit of a publication. */
  readonly published: (brandId: string) => void
}

/** Objects, because messages about orders are lists. */
export function publicationMessage(brandId: string): string {
  return JSON.stringify({ brand: brandId })
}

/** Serves the version that a brand's row names, whichever process published it. */
export function followVersions(needs: FollowVersionsNeeds): FollowedVersions {
  const { db, notifications, served, log, forget } = needs
  const refused = new Map<string, number>()
  let looking: Promise<number> = Promise.resolve(0)
  let waiting: Promise<number> | undefined

  const changed = async (): Promise<number> => {
    let count = 0
    for (const [brandId, number] of await servedNumbers(db)) {
      if (served.numberOf(brandId) === number || refused.get(brandId) === number) continue
      const why = await serveStored(db, brandId, number, needs)
      if (why !== undefined) {
        refused.set(brandId, number)
        log.error({ brand: brandId, version: number, why }, 'published version left out: this process cannot serve it')
        continue
      }
      forget(brandId)
      count += 1
      log.info({ brand: brandId, version: number }, 'published version is served')
    }
    return count
  }
  // One after the other, so that an older answer never replaces a newer one. A look that has not begun is enough for
  // all who ask meanwhile: the start of another process publishes hundreds of brands.
  const look = () => {
    waiting ??= looking
      .catch(() => 0)
      .then(() => {
        waiting = undefined
        return changed()
      })
    looking = waiting
    return looking
  }
  const lookInTheBackground = () => {
    look().catch((reason: unknown) => log.warn({ reason: String(reason) }, 'published versions could not be read'))
  }
  notifications.listen((message) => {
    if (isPublication(message)) lookInTheBackground()
  }, lookInTheBackground)

  return { look, published: (brandId) => notifications.send(publicationMessage(brandId)) }
}

function isPublication(message: string): boolean {
  const sent: unknown = JSON.parse(message)
  return typeof sent === 'object' && sent !== null && 'brand' in sent
}
