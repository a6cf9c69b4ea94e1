import { createContext, useContext } from 'react'

/**
 * The language in which the brand writes its menu, where that is another than the page's: readers and translators are
 * told of it on every name and description. Undefined where both are the same.
 */
const ContentLanguage = createContext<string | undefined>(undefined)

export const ContentLanguageProvider = ContentLanguage.Provider

/** For the `lang` of an element that holds nothing but the brand's own text. */
export const useContentLanguage = (): string | undefined => useContext(ContentLanguage)

export const contentLanguage = (brand: { readonly defaultLocale: string }, locale: string): string | undefined =>
  brand.defaultLocale === locale ? undefined : brand.defaultLocale
