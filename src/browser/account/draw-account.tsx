import { createRoot } from 'react-dom/client'
import { type Words, WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import { type AccountCells, type AccountPageActions, AccountProvider } from '../../../src-ui/profile/account-app.ts'
import { AccountRoot } from '../../../src-ui/profile/account-root.tsx'
import type { App } from '../../../src-ui/state/app-context.tsx'

export function drawAccount(
  root: HTMLElement,
  words: Partial<Words>,
  app: App<AccountCells, AccountPageActions>,
): void {
  createRoot(root).render(
    <WordsProvider words={words}>
      <AccountProvider app={app}>
        <AccountRoot report={reportError} />
      </AccountProvider>
    </WordsProvider>,
  )
}
