import type { Brand } from '../../src-domain/brand/brand.ts'
import { buttonClass } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './app-links.module.css'

export interface AppLinksProps {
  readonly links: Brand['appLinks']
}

/** Store links (PROF-18). */
export function AppLinks({ links }: AppLinksProps) {
  const words = useWords('apps')
  const { ios, android } = links ?? {}
  if (ios === undefined && android === undefined) return null
  return (
    <section className={styles.apps} aria-label={words.title}>
      {ios === undefined ? null : <StoreLink href={ios} name={words.ios} />}
      {android === undefined ? null : <StoreLink href={android} name={words.android} />}
    </section>
  )
}

function StoreLink({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <a className={buttonClass('secondary')} href={href} rel="noreferrer">
      {name}
    </a>
  )
}
