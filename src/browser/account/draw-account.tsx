import { createRoot } from 'react-dom/client'
import { PhoneChecksProvider } from '../../../src-ui/account/phone-checks.tsx'
import { ContentLanguageProvider, contentLanguage } from '../../../src-ui/messages/content-language.tsx'
import { type Words, WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import { type AccountCells, type AccountPageActions, AccountProvider } from '../../../src-ui/profile/account-app.ts'
import { AccountRoot } from '../../../src-ui/profile/account-root.tsx'
import type { App } from '../../../src-ui/state/app-context.tsx'
import { lazyPhones } from './lazy-phones.ts'

export function drawAccount(
  root: HTMLElement,
  words: Partial<Words>,
  app: App<AccountCells, AccountPageActions>,
): void {
  createRoot(root).render(
    <PhoneChecksProvider value={lazyPhones(app.cells.facts.brand)}>
      <WordsProvider words={words}>
        <ContentLanguageProvider value={contentLanguage(app.cells.facts.brand, app.cells.facts.locale)}>
          <AccountProvider app={app}>
            <AccountRoot report={reportError} />
          </AccountProvider>
        </ContentLanguageProvider>
      </WordsProvider>
    </PhoneChecksProvider>,
  )
}
