import { BuildingIcon } from '@/components/pieces/BuildingIcon';
import { DeckIcon } from '@/components/pieces/DeckIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { UiIcon } from '@/components/ui/UiIcon';
import { StateActionIcon } from '@/components/pieces/StateActionIcon';
import { unreachable, type NobleStep, type StateStep, type Step } from '@/engine';

const SIZE = 44;

function StateIcon({ step }: { readonly step: StateStep }) {
  if (!step.done) return <StateActionIcon action={step.action} size={SIZE} />;
  if (step.action === 'ship') return <ShipIcon hull={step.hull} size={SIZE} />;
  return <StateActionIcon action={step.action} size={SIZE} />;
}

function NobleActionIcon({ step }: { readonly step: NobleStep }) {
  if (step.done && step.action === 'building')
    return <BuildingIcon colours={step.colours} architect={step.architect} size={SIZE} />;
  if (step.done && step.action === 'store') return <GoodIcon good={step.good} size={SIZE} />;
  return <PieceIcon piece={step.action === 'decrees' ? 'decree' : 'store'} size={SIZE} />;
}

/** The picture of a step: the piece the hand reaches for. The sentence beside it says the rest. */
export function StepIcon({ step }: { readonly step: Step }) {
  switch (step.rule) {
    case 'turn.dock':
      return <ShipIcon size={SIZE} />;
    case 'solo.courtier':
      return <NobleIcon noble={step.to} size={SIZE} />;
    case 'solo.state':
      return <StateIcon step={step} />;
    case 'solo.noble':
    case 'solo.follow':
      return <NobleActionIcon step={step} />;
    case 'solo.discard':
      return <DeckIcon deck={step.deck} size={SIZE} />;
    case 'solo.aide':
      return <PieceIcon piece="aide" fill="stone" size={SIZE} />;
    case 'church.scoring':
      return <PieceIcon piece="clergy" size={SIZE} />;
    case 'end.period':
    case 'end.game':
      return <UiIcon name="info" size={SIZE} />;
    default:
      return unreachable(step);
  }
}
