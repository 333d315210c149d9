import { Box, type BoxProps, type DOMElement } from 'ink';
import { type ReactNode, useRef } from 'react';
import { useRawKeys } from './keyboard.tsx';

/** Cells from the left upper corner of what is clicked. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Area extends Spot {
  readonly width: number;
  readonly height: number;
}

/** Where an element was drawn last, in cells of the window. */
function areaOf(element: DOMElement): Area {
  let x = 0;
  let y = 0;
  for (let node: DOMElement | undefined = element; node; node = node.parentNode) {
    x += node.yogaNode?.getComputedLeft() ?? 0;
    y += node.yogaNode?.getComputedTop() ?? 0;
  }
  const { yogaNode } = element;
  return { x, y, width: yogaNode?.getComputedWidth() ?? 0, height: yogaNode?.getComputedHeight() ?? 0 };
}

interface Props extends BoxProps {
  /** Told of a press of the left button inside; answers whether there was something to press. */
  readonly onClick: (spot: Spot) => boolean;
  readonly children: ReactNode;
}

/** A box that can be clicked while its layer is on top. Everything that a click does, a key does too. */
export function ClickBox({ onClick, children, ...box }: Props) {
  const element = useRef<DOMElement>(null);
  useRawKeys((key) => {
    if (key.type !== 'mouse' || key.button !== 'left' || element.current === null) return false;
    const area = areaOf(element.current);
    const spot = { x: key.column - area.x, y: key.row - area.y };
    const isInside = spot.x >= 0 && spot.x < area.width && spot.y >= 0 && spot.y < area.height;
    return isInside && onClick(spot);
  });
  return (
    <Box ref={element} {...box}>
      {children}
    </Box>
  );
}
