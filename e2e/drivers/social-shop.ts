import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openIssuer } from '../../test/vendors/social/issuer.ts'
import { applications, type Platforms, servePlatforms } from '../../test/vendors/social/serve-platforms.ts'
import type { BrandChange } from './changed-brands.ts'
import type { Guard } from './guard.ts'
import type { ShopServer } from './shop-server.ts'

export interface SocialShop {
  readonly server: ShopServer
  readonly platforms: Platforms
  readonly close: () => Promise<void>
}

export interface SocialShopNeeds {
  readonly page: Page
  readonly guard: Guard
  readonly changedShop: (
    brand: string,
    change: BrandChange,
    variables?: Readonly<Record<string, string>>,
  ) => Promise<ShopServer>
}

type Json = Readonly<Record<string, unknown>>

/**
 * Demo brand with fakes of all three sign-in platforms: at the real URLs in the browser, at local ones for the server.
 */
export async function openSocialShop({ page, guard, changedShop }: SocialShopNeeds): Promise<SocialShop> {
  for (const host of ['accounts.google.com', 'apple.com', '-apple.com', '.facebook.com']) guard.allowHosts(host)
  const issuer = await openIssuer()
  const platforms = await servePlatforms(page.context(), issuer)
  const secrets = join(await mkdtemp(join(tmpdir(), 'social-')), 'secrets.json')
  const { google, apple, facebook } = applications
  await writeFile(secrets, JSON.stringify({ 'ember/google': google.secret, 'ember/facebook': facebook.secret }))
  const on = ({ clientId }: { readonly clientId: string }) => ({ enabled: true, client_id: clientId })
  const server = await changedShop(
    'ember',
    {
      brand: (brand: Json) => ({
        ...brand,
        auth: { ...Object(brand['auth']), google: on(google), apple: on(apple), facebook: on(facebook) },
      }),
    },
    {
      SOCIAL_SECRETS_FILE: secrets,
      GOOGLE_SIGN_IN_URL: issuer.origin,
      APPLE_ID_URL: issuer.origin,
      FACEBOOK_GRAPH_URL: issuer.origin,
    },
  )
  return { server, platforms, close: issuer.close }
}
