import { ContainerModule } from 'inversify'
import { Port } from '../document/ports.ts'
import { humanWhenAsked } from '../human/human-when-asked.ts'

/** Whether a person is here, where the server wants to know. */
export const human = new ContainerModule(({ bind }) => {
  bind(Port.human).toResolvedValue(
    ({ page, turnstileSiteKey }, server) => humanWhenAsked({ page, server, turnstileSiteKey }),
    [Port.facts, Port.orderServer],
  )
})
