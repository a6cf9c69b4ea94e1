import type { Brand } from '../../src-domain/brand/brand.ts'
import { home } from '../../src-domain/navigation/addresses.ts'
import { buttonClass } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './footer.module.css'

/** Page behind "Powered by", unless the brand names another. */
export function PoweredPage({ brand }: { readonly brand: Pick<Brand, 'name'> }) {
  const { poweredBy, backToMenu } = useWords('common')
  const { powered } = useWords('shopPage')
  return (
    <main className={styles.about}>
      <h1>{poweredBy}</h1>
      <p>{powered({ name: brand.name })}</p>
      <a className={buttonClass('secondary')} href={home}>
        {backToMenu}
      </a>
    </main>
  )
}
