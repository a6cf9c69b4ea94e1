import { createContext, useContext } from 'react'

/** Language of the menu, for `lang` attributes; undefined if it is the page's. */
const ContentLanguage = createContext<string | undefined>(undefined)

export const ContentLanguageProvider = ContentLanguage.Provider

export function useContentLanguage(): string | undefined {
  return useContext(ContentLanguage)
}

export function contentLanguage(brand: { readonly defaultLocale: string }, locale: string): string | undefined {
  return brand.defaultLocale === locale ? undefined : brand.defaultLocale
}
