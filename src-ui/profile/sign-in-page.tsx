import { home } from '../../src-domain/navigation/addresses.ts'
import { SocialAccountForms, type SocialAccountFormsProps } from '../account/social-account-forms.tsx'
import { Screen } from '../checkout/screen.tsx'
import { UnavailableAlert } from '../design/unavailable-alert.tsx'
import { useWords } from '../messages/words-context.tsx'
import { DocumentHeader } from '../shell/document-header.tsx'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import headerStyles from '../shell/header.module.css'
import type { AccountCells } from './account-app.ts'
import styles from './account-root.module.css'

export interface SignInPageProps
  extends Pick<SocialAccountFormsProps, 'social' | 'begin' | 'isRecovering' | 'onSignIn' | 'onSignedIn'> {
  readonly cells: Pick<AccountCells, 'facts' | 'alert'>
  readonly onBack: () => void
  readonly report: (reason: unknown) => void
}

/** Signing in on a page of its own. */
export function SignInPage({ cells, onBack, report, ...forms }: SignInPageProps) {
  const common = useWords('common')
  const { signInTitle } = useWords('ordering')
  const { brand, locale, texts } = cells.facts
  return (
    <ErrorBoundary message={useWords('profile').broken} report={report}>
      <DocumentHeader brand={brand} locale={locale} home={home}>
        <a className={headerStyles.way} href={home}>
          {common.backToMenu}
        </a>
      </DocumentHeader>
      <main id="content" className={styles.main}>
        <SocialAccountForms
          {...forms}
          {...{ locale, texts }}
          title={signInTitle}
          termsUrl={brand.termsUrl}
          frame={(title, form, { back = onBack }) => (
            <Screen key={title} title={title} onBack={back}>
              {form}
            </Screen>
          )}
        />
      </main>
      <UnavailableAlert cell={cells.alert} />
    </ErrorBoundary>
  )
}
