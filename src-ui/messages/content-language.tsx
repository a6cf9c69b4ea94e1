import { createContext, useContext } from 'react'

/**
 * The language in which the brand writes its menu, where that is another than the page's: readers and translators are
 * told of it on every name and description. Undefined where both are the same.
 */
const ContentLanguage = createContext<string | undefined>(undefined)

export const ContentLanguageProvider = ContentLanguage.Provider

/** For the `lang` of an element that holds nothing but the brand's own text. */
export function useContentLanguage(): string | undefined {
  return useContext(ContentLanguage)
}

export function contentLanguage(brand: { readonly defaultLocale: string }, locale: string): string | undefined {
  return brand.defaultLocale === locale ? undefined : brand.defaultLocale
}
