import type { FastifyInstance } from 'fastify'
import { turnstilePolicy } from '../../src-adapters/turnstile/policy.ts'
import { apiBase } from '../../src-contract/call/common-headers.ts'
import type { OrderServer } from '../../src-server/order-server.ts'
import { type LiveBrands, ofLiveBrands } from '../brand/live-brands.ts'
import type { LoadedBrand } from '../brand/load-brands.ts'
import type { Environment } from '../environment/environment.ts'
import { processorPolicyOf } from '../processors/server.ts'
import { storefront } from '../render/storefront.ts'
import type { ServedBrand } from '../render/storefront-needs.ts'
import { servesStaff } from '../sinks/serves-staff.ts'
import { brandByHost } from './brand-by-host.ts'
import { brandOrigin } from './brand-origin.ts'
import { hostRedirect } from './host-redirect.ts'
import { sendByInject } from './send-by-inject.ts'
import type { ProcessPorts } from './server-ports.ts'
import { brandOfStaffHost } from './staff-hosts.ts'
import { versionPictures } from './version-pictures.ts'

interface StorefrontPorts extends Pick<ProcessPorts, 'clock' | 'logger'> {
  readonly environment: Environment
  readonly live: LiveBrands
  /** Bytes of a stored picture, by hash. Absent: all pictures are those of the build. */
  readonly picture?: OrderServer['picture']
}

/** Serves the pages. They call the order server as a browser would, whichever back end answers. */
export async function mountStorefront(
  app: FastifyInstance,
  { environment, live, picture, clock, logger }: StorefrontPorts,
): Promise<void> {
  // One object per version, because caches compare it by identity.
  let versions = 0
  const pages = new WeakMap<LoadedBrand, ServedBrand>()
  const pageOf = (one: LoadedBrand): ServedBrand => {
    const known = pages.get(one)
    if (known !== undefined) return known
    versions += 1
    const made = servedBrandOf(one, brandOrigin(one, environment), String(versions))
    pages.set(one, made)
    return made
  }
  const shops = ofLiveBrands(live, (brands) => brandByHost(brands, environment.BRAND))
  const redirects = ofLiveBrands(live, hostRedirect)
  const staffHosts = ofLiveBrands(live, (brands) => brandOfStaffHost(brands, environment))
  const byStaffHost = (host: string) => staffHosts()(host)
  const siteKey = environment.TURNSTILE_SITE_KEY
  await app.register(
    storefront({
      brandFor: (host) => {
        const found = byStaffHost(host) ?? shops()(host)
        return found === undefined ? undefined : pageOf(found)
      },
      hostRedirect: (host) => redirects()(host),
      isForStaffAlone: (host) => byStaffHost(host) !== undefined,
      servesStaff: ({ brand }, host) => servesStaff(brand, environment, host),
      sendFor: (_brandId, visitor) => sendByInject(app, visitor),
      ...(picture === undefined ? {} : { pictureOf: versionPictures(live, picture) }),
      distDir: environment.DIST_DIR,
      clock,
      appEnv: environment.APP_ENV,
      apiBase,
      policyOf: processorPolicyOf,
      ...(siteKey === undefined ? {} : { botCheck: { siteKey, policy: turnstilePolicy } }),
      report: (what) => logger.warn({ what }, 'a page could not show everything'),
    }),
  )
}

function servedBrandOf(
  { brand, tokens, images, texts, messages, markets, wellKnown }: LoadedBrand,
  origin: string | undefined,
  version: string,
): ServedBrand {
  return {
    brand,
    tokens,
    hero: images.hero ?? brand.images.placeholder,
    texts,
    messages,
    markets,
    version,
    wellKnown,
    ...(origin === undefined ? {} : { origin }),
  }
}
