import type { Brand } from '../../src-domain/brand/brand.ts'
import { isOwnLanguage } from '../../src-domain/text/language.ts'
import { readAssets } from '../render/assets-manifest.ts'

/** Languages that a brand brings, and that the build here has no scripts for. */
export function unbuiltLanguages({ id, locales }: Pick<Brand, 'id' | 'locales'>, distDir: string): readonly string[] {
  const brought = locales.filter((locale) => !isOwnLanguage(locale))
  if (brought.length === 0) return []
  const assetsOf = readAssets(distDir)
  return brought.filter((locale) => {
    try {
      assetsOf('shop', locale, id)
      return false
    } catch {
      return true
    }
  })
}
