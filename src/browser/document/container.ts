import 'reflect-metadata/lite'
import { Container, type ContainerModule, type ServiceIdentifier } from 'inversify'
import type { DocumentFacts } from './document-facts.ts'
import { Port } from './ports.ts'

/** Of one document, by capability: what it is made of. A test puts another module in the place of one. */
export type Modules = Readonly<Record<string, ContainerModule>>

/** The wiring of a browser document. A factory whose parameters do not fit its tokens does not compile. */
export function documentContainer(facts: DocumentFacts, modules: Modules): Container {
  const container = new Container({ defaultScope: 'Singleton' })
  container.bind(Port.facts).toConstantValue(facts)
  container.load(...Object.values(modules))
  return container
}

/** A port of a module that comes with a part of the document. What stands in its place already stays. */
export function bring<A>(container: Container, port: ServiceIdentifier<A>, module: ContainerModule): A {
  if (!container.isBound(port)) container.load(module)
  return container.get(port)
}
