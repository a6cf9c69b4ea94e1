import { saveFile } from '../../../src-adapters/browser/save-file.ts'
import { ownDataGateway } from '../../../src-adapters/order-server/own-data-gateway.ts'
import { ownDataUseCases } from '../../../src-domain/own-data/own-data.ts'
import type { AccountPage } from './account-page.ts'

/** The lazy part that exports and deletes a patron's data. */
export function ownDataSteps({ server, session: { session } }: AccountPage) {
  return ownDataUseCases({
    gateway: ownDataGateway(server),
    save: saveFile(window),
    session,
  })
}
