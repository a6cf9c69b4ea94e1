import type { Brand, FooterPage } from '../../src-domain/brand/brand.ts'
import { poweredAddress } from '../../src-domain/navigation/addresses.ts'
import { useContentLanguage } from '../messages/content-language.tsx'
import { phoneWords } from '../messages/phone-words.ts'
import { useWords } from '../messages/words-context.tsx'
import styles from './footer.module.css'
import { Wordmark } from './wordmark.tsx'

/** Footer in the theme's position for this page (SHELL-25). When fixed, only its last line is visible. */
export function Footer({ brand, page }: { readonly brand: Brand; readonly page: FooterPage }) {
  const { call } = useWords('shop')
  const words = useWords('shopPage')
  const position = brand.themes.footer[page]
  const language = useContentLanguage()
  const { poweredBy } = useWords('common')
  if (position === 'hidden') return null
  return (
    <footer className={styles.footer} data-position={position}>
      <p className={styles.name}>
        <Wordmark brand={brand} />
      </p>
      {brand.tagline === '' ? null : <p lang={language}>{brand.tagline}</p>}
      <p className={styles.links}>
        {brand.phone === undefined ? null : <a href={`tel:${brand.phone}`}>{call({ phone: phoneWords(brand) })}</a>}
        {brand.termsUrl === undefined ? null : <a href={brand.termsUrl}>{words.terms}</a>}
        {brand.consent === undefined ? null : (
          // Links to the privacy page if there is no consent question.
          <a href={brand.consent.privacyUrl} data-consent="">
            {words.privacyChoices}
          </a>
        )}
      </p>
      <p className={styles.powered}>
        <a href={brand.poweredByUrl ?? poweredAddress} rel="noreferrer">
          {poweredBy}
        </a>
      </p>
    </footer>
  )
}
