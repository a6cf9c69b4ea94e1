import type { Brand } from '../../src-domain/brand/brand.ts'
import { phoneWords } from '../location/phone-words.ts'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './footer.module.css'
import { Wordmark } from './wordmark.tsx'

export const Footer = ({ brand }: { readonly brand: Brand }) => {
  const words = useWords('shop')
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>
        <Wordmark brand={brand} />
      </p>
      <p lang={useContentLanguage()}>{brand.tagline}</p>
      <p className={styles.links}>
        {brand.phone === undefined ? null : (
          <a href={`tel:${brand.phone}`}>{words.call({ phone: phoneWords(brand.phone) })}</a>
        )}
        {brand.termsUrl === undefined ? null : <a href={brand.termsUrl}>{words.terms}</a>}
      </p>
      <p>{useWords('common').poweredBy}</p>
    </footer>
  )
}
