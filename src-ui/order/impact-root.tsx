import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { ImpactWidget } from '../../src-domain/impact/impact-widget.ts'
import { useWords } from '../messages/words-context.tsx'
import { DocumentHeader } from '../shell/document-header.tsx'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import { ImpactPage } from './impact-page.tsx'
import styles from './order-root.module.css'

export interface ImpactRootProps {
  readonly brand: Brand
  readonly locale: Locale
  readonly widget: ImpactWidget
  readonly report: (reason: unknown) => void
}

export function ImpactRoot({ brand, locale, widget, report }: ImpactRootProps) {
  return (
    <ErrorBoundary message={useWords('common').somethingWrong} report={report}>
      <DocumentHeader brand={brand} locale={locale} home="/" />
      <main id="content" className={styles.main}>
        <ImpactPage brand={brand} widget={widget} />
      </main>
    </ErrorBoundary>
  )
}
