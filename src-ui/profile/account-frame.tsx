import type { ReactNode } from 'react'
import { home } from '../../src-domain/navigation/addresses.ts'
import { UnavailableAlert } from '../design/unavailable-alert.tsx'
import { useWords } from '../messages/words-context.tsx'
import { DocumentHeader } from '../shell/document-header.tsx'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import headerStyles from '../shell/header.module.css'
import type { AccountCells } from './account-app.ts'
import styles from './account-root.module.css'

export interface AccountFrameProps {
  readonly cells: Pick<AccountCells, 'facts' | 'alert'>
  readonly report: (reason: unknown) => void
  readonly bar?: ReactNode
  readonly children: ReactNode
}

export function AccountFrame({ cells, report, bar, children }: AccountFrameProps) {
  const { backToMenu } = useWords('common')
  const { broken } = useWords('profile')
  const { brand, locale } = cells.facts
  return (
    <ErrorBoundary message={broken} report={report}>
      {bar}
      <DocumentHeader brand={brand} locale={locale} home={home}>
        <a className={headerStyles.way} href={home}>
          {backToMenu}
        </a>
      </DocumentHeader>
      <main id="content" className={styles.main}>
        {children}
      </main>
      <UnavailableAlert cell={cells.alert} />
    </ErrorBoundary>
  )
}
