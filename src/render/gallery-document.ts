import { readdirSync } from 'node:fs'
import type { Locale } from '../../src-domain/brand/brand.ts'
import type { GalleryState } from '../../src-ui/gallery/gallery-state.ts'
import { noProcessor } from '../processors/policy.ts'
import type { AppDocument } from './app-page.ts'
import type { DocumentAssets } from './assets-manifest.ts'
import { policyHash } from './hash.ts'
import { htmlDocument } from './html-document.ts'
import { contentPolicy } from './security-policy.ts'
import { styleOf, themeColorOf } from './shop-html.tsx'
import type { ServedBrand } from './storefront-needs.ts'
import { textsFor } from './texts-for.ts'

const mostPictures = 13

export interface GalleryNeeds {
  readonly served: ServedBrand
  readonly locale: Locale
  readonly assets: DocumentAssets
  readonly imagesDir: string
}

/** Every theme type in every state (MENU-24, MENU-36). */
export function galleryDocument({ served, locale, assets, imagesDir }: GalleryNeeds): AppDocument {
  const { brand } = served
  const style = styleOf(served, assets)
  const state: GalleryState = {
    _tag: 'gallery',
    brand,
    locale,
    texts: textsFor(served, locale),
    pictures: picturesOf(imagesDir),
  }
  return {
    html: htmlDocument({
      locale,
      title: `Gallery · ${brand.name}`,
      description: '',
      style,
      module: assets.bundle.script,
      moduleImports: assets.bundle.imports,
      fonts: assets.bundle.fonts.slice(0, 2),
      themeColor: themeColorOf(served),
      look: {},
      body: '',
      state,
      isPrivate: true,
    }),
    policy: contentPolicy({ scripts: [], styles: [policyHash(style)], api: undefined, processor: noProcessor }),
  }
}

function picturesOf(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('-640.webp') && !/^(hero|placeholder)/.test(name))
    .sort()
    .slice(0, mostPictures)
    .map((name) => `/images/${name}`)
}
