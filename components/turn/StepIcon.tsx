import { BuildingIcon } from '@/components/icons/BuildingIcon';
import { DeckIcon } from '@/components/icons/DeckIcon';
import { GoodIcon } from '@/components/icons/GoodIcon';
import { NobleIcon } from '@/components/icons/NobleIcon';
import { PieceIcon } from '@/components/icons/PieceIcon';
import { ShipIcon } from '@/components/icons/ShipIcon';
import { UiIcon } from '@/components/icons/UiIcon';
import { StateActionIcon } from '@/components/sheet/StateActionIcon';
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
