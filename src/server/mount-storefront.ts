import type { FastifyInstance } from 'fastify'
import { turnstilePolicy } from '../../src-adapters/turnstile/policy.ts'
import { apiBase } from '../../src-contract/call/common-headers.ts'
import type { LoadedBrand } from '../brand/load-brands.ts'
import type { Environment } from '../environment/environment.ts'
import { processorPolicyOf } from '../processors/server.ts'
import { storefront } from '../render/storefront.ts'
import type { ServedBrand } from '../render/storefront-needs.ts'
import { servesStaff } from '../sinks/serves-staff.ts'
import { brandByHost } from './brand-by-host.ts'
import { brandOrigin } from './brand-origin.ts'
import { sendByInject } from './send-by-inject.ts'
import type { ProcessPorts } from './server-ports.ts'
import { brandOfStaffHost } from './staff-hosts.ts'

interface StorefrontPorts extends Pick<ProcessPorts, 'clock' | 'logger'> {
  readonly environment: Environment
  readonly brands: readonly LoadedBrand[]
}

/** Serves the pages. They call the order server as a browser would, whichever back end answers. */
export async function mountStorefront(
  app: FastifyInstance,
  { environment, brands, clock, logger }: StorefrontPorts,
): Promise<void> {
  const pages = new Map(brands.map((one) => [one.brand.id, servedBrandOf(one, brandOrigin(one, environment))]))
  const byHost = brandByHost(brands, environment.BRAND)
  const byStaffHost = brandOfStaffHost(brands, environment)
  const siteKey = environment.TURNSTILE_SITE_KEY
  await app.register(
    storefront({
      brandFor: (host) => {
        const found = byStaffHost(host) ?? byHost(host)
        return found === undefined ? undefined : pages.get(found.brand.id)
      },
      isForStaffAlone: (host) => byStaffHost(host) !== undefined,
      servesStaff: ({ brand }, host) => servesStaff(brand, environment, host),
      sendFor: (_brandId, visitor) => sendByInject(app, visitor),
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
  { brand, tokens, images, texts, markets }: LoadedBrand,
  origin: string | undefined,
): ServedBrand {
  return {
    brand,
    tokens,
    hero: images.hero ?? brand.images.placeholder,
    texts,
    markets,
    ...(origin === undefined ? {} : { origin }),
  }
}
